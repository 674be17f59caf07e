import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { BodyCopy } from './body-copy';

/**
 * Called once per answer, when the status is known and nothing has been sent; may change headers and status. Returns
 * true to hold the answer back.
 */
export type Review = (response: ReviewedResponse) => boolean;

/** What becomes of an answer that is collected before it is sent. */
interface Completion {
  accepts(response: ReviewedResponse): boolean;
  /** The body to send; may change headers and status. */
  complete(response: ReviewedResponse, collected: Buffer): Promise<Buffer>;
}

/** An answer that is out of date, for when no current one can be made. */
interface OlderAnswer {
  exists(): boolean;
  /** @returns whether there was one */
  send(): boolean;
}

/** A response that can hold back a whole answer and then be used for another answer in its place. */
export class ReviewedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  private review: Review = () => false;
  private finish: () => void = () => undefined;
  private isHeld: boolean | null = null;
  private settle: (isHeld: boolean) => void = () => undefined;
  private copy: BodyCopy | null = null;
  private completion: Completion | null = null;
  private collected: BodyCopy | null = null;
  private isCollected = false;
  private older: OlderAnswer | null = null;

  /** Whether an answer was begun, even if nothing of it has been sent. */
  get hasBegun(): boolean {
    return this.headersSent || this.collected !== null;
  }

  /**
   * Sets the review of the next answer.
   * @returns true when the answer was held back and has ended, and the response was reset; false when it is sent or
   * the
   *   connection closed
   */
  reviewNext(review: Review): Promise<boolean> {
    this.review = review;
    this.isHeld = null;
    return new Promise((resolve) => {
      this.settle = resolve;
      this.once('close', () => resolve(false));
    });
  }

  /**
   * Sets the function that is called once for the answer that is sent, when all its headers are set and none has been
   * sent.
   */
  finishWith(finish: () => void): void {
    this.finish = finish;
  }

  /**
   * Copies the body that is sent. Call it before the first byte is sent.
   * @param max in bytes; a longer body is not copied
   * @param done is called when the body is complete
   */
  copyBody(max: number, done: (body: Buffer) => void): void {
    this.copy = new BodyCopy(max, done);
  }

  /** Sets what completes the answer before it is sent, if it accepts the answer. */
  completeWith(completion: Completion): void {
    this.completion = completion;
  }

  /** Sets the older answer that may be sent in place of a failure. */
  fallBackTo(older: OlderAnswer): void {
    this.older = older;
  }

  /** Whether there is an older answer to send in place of a failure. */
  get hasOlderAnswer(): boolean {
    return this.older?.exists() ?? false;
  }

  /** Sends the older answer in place of one that was held back. @returns whether there was one */
  sendOlderAnswer(): boolean {
    return this.older?.send() ?? false;
  }

  /** Lets the next answer through as it is, complete with all its headers. */
  sendNextAsIs(): void {
    this.completion = null;
    this.finish = () => undefined;
    void this.reviewNext(() => false);
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.statusCode = status;
    for (const [name, value] of namedHeaders(typeof reason === 'string' ? headers : reason))
      this.setHeader(name, value);
    if (this.decide() || this.collected) return this;
    Reflect.apply(super.writeHead, this, [this.statusCode, ...(typeof reason === 'string' ? [reason] : [])]);
    return this;
  }

  override flushHeaders(): void {
    if (!this.decide() && !this.collected) super.flushHeaders();
  }

  override write(...args: unknown[]): boolean {
    if (this.decide()) return true;
    if (this.collected) {
      this.collected.add(args);
      return true;
    }
    this.copy?.add(args);
    return Reflect.apply(super.write, this, args) === true;
  }

  override end(...args: unknown[]): this {
    if (!this.decide()) {
      if (this.collected) {
        if (this.isCollected) return this;
        this.isCollected = true;
        this.collected.add(args);
        this.collected.finish();
        return this;
      }
      this.copy?.add(args);
      this.copy?.finish();
      return Reflect.apply(super.end, this, args);
    }
    this.startOver();
    this.settle(true);
    return this;
  }

  private decide(): boolean {
    if (this.isHeld === null) {
      this.isHeld = this.review(this);
      if (!this.isHeld) {
        this.settle(false);
        if (this.completion?.accepts(this)) this.collected = this.collect(this.completion);
        else this.finish();
      }
    }
    return this.isHeld;
  }

  private collect(completion: Completion): BodyCopy {
    return new BodyCopy(Infinity, (body) => {
      completion
        .complete(this, body)
        .then((whole) => this.sendWhole(whole))
        // The client learns that the answer is cut off instead of waiting for ever.
        .catch(() => this.destroy());
    });
  }

  private sendWhole(body: Buffer): void {
    if (this.destroyed) return;
    this.finish();
    super.writeHead(this.statusCode);
    this.copy?.add([body]);
    this.copy?.finish();
    super.end(body);
  }

  /**
   * Resets the response. Compression has replaced its methods; deleting the replacements restores the originals, so
   * that the next answer is compressed again.
   */
  private startOver(): void {
    for (const [name, value] of Object.entries(this)) {
      if (typeof value === 'function' && name in ReviewedResponse.prototype)
        Reflect.deleteProperty(this, name);
    }
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    Reflect.deleteProperty(this, 'statusMessage');
    this.statusCode = 200;
  }
}

/** Headers given to `writeHead`: by name, or as names and values in turn. */
function namedHeaders(
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined,
): [string, OutgoingHttpHeader][] {
  if (!Array.isArray(headers))
    return Object.entries(headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
  return headers.flatMap((name, at) => {
    const value = headers[at + 1];
    return at % 2 === 0 && value !== undefined ? [[String(name), value]] : [];
  });
}
