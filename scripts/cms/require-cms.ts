/** Throws, in words, where nothing answers at the address of a CMS: the vendor's client would try again for half a minute first. */
export const requireCms = async (host: string): Promise<void> => {
  try {
    await fetch(host)
  } catch (cause) {
    throw new Error(`Nothing answers at ${host}. Start the shop first, or name a space of the vendor's by CONTENTFUL_*.`, { cause })
  }
}
