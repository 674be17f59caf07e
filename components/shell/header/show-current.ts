/** In navigation rows wider than their box, scrolls the current link to the middle. */
export function showCurrent(): void {
  for (const current of document.querySelectorAll('nav [aria-current]')) {
    const row = current.closest('nav');
    if (!row || row.scrollWidth <= row.clientWidth) continue;
    const [inner, outer] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }
}
