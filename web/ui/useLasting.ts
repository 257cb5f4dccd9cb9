import { useEffect, useState } from 'react';

const LASTING_MS = 150;

/** True once `isOn` has lasted for a moment: what is answered at once is not dimmed first, which costs a phone more than the answer. */
export function useLasting(isOn: boolean): boolean {
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    if (!isOn) {
      return;
    }
    const timer = setTimeout(() => setIsLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setIsLasting(false);
    };
  }, [isOn]);
  return isLasting;
}
