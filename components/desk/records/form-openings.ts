import { createContext } from 'react';

/** Grows when the values of a record's form were replaced, so that its rich text editors start again. */
export const FormOpenings = createContext(0);
