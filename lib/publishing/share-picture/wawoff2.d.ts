declare module 'wawoff2' {
  /** A font as browsers load it, as plain TrueType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
