/** What stands in braces in a path pattern, when a path matches it; '' for a pattern without braces; null for no match. */
export function matchPath(pattern: string, path: string): string | null {
  const [wanted, parts] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== parts.length) return null;
  let inBraces = '';
  for (const [at, piece] of wanted.entries()) {
    const part = parts[at] ?? '';
    if (piece.startsWith('{')) {
      if (!PARTS[piece === '{id}' ? 'id' : 'key'].test(part)) return null;
      inBraces = part;
    } else if (piece !== part) return null;
  }
  return inBraces;
}

const PARTS = { id: /^[1-9]\d{0,14}$/, key: /^[\w.-]{1,60}$/ };
