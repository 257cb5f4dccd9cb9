import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * Draws parts whose code comes by itself once React has taken the page over, and leaves them out of the server's markup. There they would
 * be boundaries that wait for their code: a navigation that begins meanwhile waits for them, while React holds them back behind a dialog
 * that has just opened, and neither ever comes.
 */
export function OnceTakenOver({ children }: { readonly children: ReactNode }) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isTakenOver && <Suspense fallback={null}>{children}</Suspense>;
}
