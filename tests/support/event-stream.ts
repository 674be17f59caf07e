interface StreamEvent {
  id: number;
  flashes: { id: number; state: string }[] | null;
}

/** Reads the live stream of changes as a browser does. */
export async function openStream(base: string, after: number | null, headers: Record<string, string> = {}) {
  const end = new AbortController();
  const query = after === null ? '' : `?after=${after}`;
  const answer = await fetch(`${base}/api/live${query}`, { headers, signal: end.signal });
  const events: StreamEvent[] = [];
  const reading = (async () => {
    let text = '';
    for await (const draft of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += draft;
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const message of whole) {
        const [, id] = /^id: (\d+)$/m.exec(message) ?? [];
        const [, data] = /^data: (.*)$/m.exec(message) ?? [];
        if (id && data) events.push({ id: Number(id), ...JSON.parse(data) });
      }
    }
  })().catch(() => undefined);
  return {
    status: answer.status,
    events,
    /** All flashes in the events so far, in order. */
    told: () => events.flatMap(({ flashes }) => flashes ?? []),
    async close() {
      end.abort();
      await reading;
    },
  };
}

const READY_MS = 20_000;

/** Opens the stream of a portal that may still be starting: it refuses streams until it knows the recent changes. */
export async function openReadyStream(...requested: Parameters<typeof openStream>) {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const stream = await openStream(...requested);
    if (stream.status === 200) return stream;
    if (Date.now() > deadline) throw new Error(`the stream answers ${stream.status}`);
    await stream.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
