/** The attribute of a button that appends the next part of a fragment; its value is the address of that part. */
export const MORE_ATTRIBUTE = 'data-fragment-more';

/** The attribute that such a button gets when it is pressed before `fillFragments` listens, which then presses it. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
