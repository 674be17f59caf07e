/** The part of libheif-js 1.23.2 that is used; its own types are of the compiled functions below. */
declare module 'libheif-js/wasm-bundle.js' {
  interface ImageTarget {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills the target with RGBA, upright. Calls back with null when it cannot be decoded. */
    display(target: ImageTarget, done: (shown: ImageTarget | null) => void): void;
    free(): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
