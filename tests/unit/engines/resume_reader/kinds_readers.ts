/** A point under a post. */
export const point = '• Built the services that settle payments'
