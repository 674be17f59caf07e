/** The address of a font file, as a style sheet that names it has it. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
