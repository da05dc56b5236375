/** The menu while it is not known yet what of it is theirs. */
export const MenuSkeleton = () => (
  <div className="c-side-group" aria-hidden="true">
    {Array.from({ length: 11 }, (_, index) => (
      <div key={index} className="c-side-waits">
        <span className="c-skeleton" />
      </div>
    ))}
  </div>
)
