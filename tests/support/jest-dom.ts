import '@testing-library/jest-dom';

// jsdom lays nothing out and has no scrolling; these tests also run without a document.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
