import { createContext } from 'react';

/** Whether operators have closed purchases, for the buttons of a page that shows the reason elsewhere. */
export const PurchasesClosed = createContext(false);
