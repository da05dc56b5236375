/** Shows rich text that the server has cleaned. */
export const Prose = ({ html }: { html: string }) => (
  <div className="c-prose" dangerouslySetInnerHTML={{ __html: html }} />
)
