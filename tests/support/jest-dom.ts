import '@testing-library/jest-dom';

// jsdom has no layout and no scrolling. Some tests of this project run without a document.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
