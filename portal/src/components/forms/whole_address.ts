/** An address as people type it, "example.com/me", as the whole one that is stored. */
export const wholeAddress = (typed: string) => {
  const address = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(address) ? `https://${address}` : address
}
