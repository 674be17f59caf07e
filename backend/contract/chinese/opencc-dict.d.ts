/** One dictionary of OpenCC as opencc-js ships it: `from to|from to|…`. */
declare module 'opencc-js/dict/*' {
  const entries: string;
  export default entries;
}
