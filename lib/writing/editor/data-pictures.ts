const DATA_PICTURE = /src="data:(image\/(?:png|jpeg|gif));base64,([A-Za-z0-9+/=\s]+)"/gi;

/**
 * Replaces the data URLs of pictures in clean HTML by the addresses that `take` returns. An invalid data URL is
 * replaced by an empty one.
 */
export function takeDataPictures(html: string, take: (file: File) => string): string {
  return html.replace(DATA_PICTURE, (_, type: string, text: string) => {
    const file = decode(type.toLowerCase(), text);
    return file === null ? 'src=""' : `src="${take(file)}"`;
  });
}

function decode(type: string, text: string): File | null {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return new File([bytes], 'picture', { type });
  } catch {
    return null;
  }
}
