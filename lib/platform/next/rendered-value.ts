/** What Next 16.4.6 hands to the cache handler: a page, or the answer of a route handler, which has other parts. */
export interface RenderedValue {
  kind?: string;
  status?: number;
  html?: unknown;
  /** The data of the page for soft navigations. */
  rscData?: unknown;
  /** The same data for prefetching, by parts of the page. */
  segmentData?: unknown;
  /** Set for a page with a part that is rendered later. */
  postponed?: unknown;
  headers?: Record<string, unknown>;
}

/** A value with the HTML of a page. */
export interface RenderedPage extends RenderedValue {
  html: string;
}

const PAGE_KIND = 'APP_PAGE';

/** Whether a value is a page with its HTML. */
export function isRenderedPage(value: RenderedValue): value is RenderedPage {
  return value.kind === PAGE_KIND && typeof value.html === 'string';
}

/** Replaces all data of a page besides its HTML: the same content for soft navigations, whole and in parts. */
export function replaceData(page: RenderedPage, replace: (data: Buffer) => Buffer): void {
  if (Buffer.isBuffer(page.rscData)) page.rscData = replace(page.rscData);
  if (page.segmentData instanceof Map)
    for (const [path, data] of page.segmentData)
      if (Buffer.isBuffer(data)) page.segmentData.set(path, replace(data));
}
