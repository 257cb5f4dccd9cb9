import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * Renders its children only after hydration, and omits them from the server's markup. In the markup they would be
 * Suspense boundaries that wait for their code: a navigation that starts meanwhile waits for them, while React holds
 * them back behind a dialog that has just opened, so neither would finish.
 */
export function OnceTakenOver({ children }: { readonly children: ReactNode }) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isTakenOver && <Suspense fallback={null}>{children}</Suspense>;
}
