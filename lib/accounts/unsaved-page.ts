/** A page that must not be replaced or reloaded when a session ends or begins. */
interface UnsavedPage {
  /** Somebody signed in through the dialog. */
  onSignedIn: () => void;
}

let currentPage: UnsavedPage | null = null;

/**
 * Registers a page with unsaved changes: nothing is loaded when the session ends, and signing in again calls
 * `onSignedIn`. Only the last call counts.
 * @returns a function that ends this
 */
export function markUnsaved(page: UnsavedPage): () => void {
  currentPage = page;
  return () => {
    if (currentPage === page) currentPage = null;
  };
}

export function unsavedPage(): UnsavedPage | null {
  return currentPage;
}
