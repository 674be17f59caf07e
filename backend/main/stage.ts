import { Hono } from 'hono';
import type { MigrationStep } from '@/backend/db/migrate';
import { errorResponse, localeOf } from '@/backend/kernel/error-response';
import { HEADERS } from '@/backend/contract/headers';

type Answer = (request: Request, bindings: object) => Response | Promise<Response>;

/**
 * The answers of the process while it starts. It listens before its database is open, so that `/readyz` can report the
 * progress.
 */
export class Stage {
  private status = 'starting';
  private answer: Answer;

  constructor() {
    const app = new Hono();
    app.get('/healthz', (c) => c.json({ status: 'ok' }));
    app.get('/readyz', (c) => c.json({ status: this.status }, 503));
    app.all('*', (c) => errorResponse('unavailable', localeOf(c.req.header(HEADERS.locale))));
    this.answer = (request) => app.fetch(request);
  }

  readonly fetch: Answer = (request, bindings) => this.answer(request, bindings);

  migrating({ name, index, total, state, seconds }: MigrationStep): void {
    this.status = `migrating: ${state} ${index} of ${total} (${name}), ${seconds} s`;
  }

  setStatus(status: string): void {
    this.status = status;
  }

  /** From this call on, the application answers. */
  open(answer: Answer): void {
    this.answer = answer;
  }
}
