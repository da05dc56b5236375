/** Whether a part of the product could not be fetched: the connection is lost, or a newer version took its place. */
export const isUnfetched = ({ message }: Error) =>
  /dynamically imported module|Importing a module script failed|Unable to preload/.test(message)
