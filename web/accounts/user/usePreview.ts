import { useEffect, useState } from 'react';

/** A data URL of a selected picture; null until it is read. */
export function usePreview(picture: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) {
      setPreview(null);
      return;
    }
    // A data URL, because the content security policy allows no other.
    const reader = new FileReader();
    reader.onload = () => setPreview(String(reader.result));
    reader.readAsDataURL(picture);
    return () => reader.abort();
  }, [picture]);
  return preview;
}
