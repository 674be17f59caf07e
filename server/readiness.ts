const LIMIT_MS = 3000;

/**
 * Why the portal cannot render pages, or null when it can. Takes at most three seconds; the backend answers within
 * two.
 */
export async function findError(backendUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (answer.ok) {
      await answer.body?.cancel();
      return null;
    }
    return `backend: ${statusIn(await answer.text()) ?? answer.status}`;
  } catch {
    return 'backend unavailable';
  }
}

function statusIn(text: string): string | null {
  try {
    const { status } = Object(JSON.parse(text));
    return typeof status === 'string' ? status.slice(0, 200) : null;
  } catch {
    return null;
  }
}
