declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the reader asks for few transfers, by the data saver or by the setting of the system: nothing is fetched ahead. */
export function savesData(): boolean {
  const { connection } = navigator;
  if (connection && connection.saveData) return true;
  return Boolean(window.matchMedia) && window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
