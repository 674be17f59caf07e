/** What a page does instead of being left when its session ends or begins. */
interface HeldPage {
  /** Somebody signed in through the dialog. */
  onSignedIn: () => void;
}

let held: HeldPage | null = null;

/**
 * Keeps the page where it is while something unsaved stands on it: a session that ends leads nowhere, signing in again
 * goes on in place.
 * @returns lets go of it
 */
export function holdPage(page: HeldPage): () => void {
  held = page;
  return () => {
    if (held === page) held = null;
  };
}

export function heldPage(): HeldPage | null {
  return held;
}
