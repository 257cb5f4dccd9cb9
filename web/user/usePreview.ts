import { useEffect, useState } from 'react';

/** An address of this page's own for a chosen picture; null until it is read. */
export function usePreview(picture: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) {
      setPreview(null);
      return;
    }
    // Shown as data: the page's policy lets no other address in.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return preview;
}
