import type { ErrorKey } from '@/backend/contract/errors';

/** The outcome of a call: data, or why there is none. Expected failures are values, not exceptions. */
export type Outcome<Data> =
  | { ok: true; data: Data }
  | {
      ok: false;
      reason: 'refused';
      code: number;
      key: ErrorKey | null;
      message: string;
      fields: Record<string, string>;
    }
  | { ok: false; reason: 'unavailable'; message: string };

/** The backend is down, slow or gave an answer that cannot be read; the server answers with the failure page. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}
