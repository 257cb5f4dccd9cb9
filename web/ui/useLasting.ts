import { useEffect, useState } from 'react';

const LASTING_MS = 150;

/**
 * True once `isOn` has lasted for a moment. A fast response is not dimmed first, because dimming costs a phone more
 * than the response itself.
 */
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
