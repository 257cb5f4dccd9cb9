import { createContext } from 'react';

/** Whether operators have closed buying for everybody, for the buttons of a page that says why. */
export const PurchasesClosed = createContext(false);
