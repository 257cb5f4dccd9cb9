/** The largest picture in bytes that the server accepts. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** The picture types that the server accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const EDGE = 1024;
const QUALITY = 0.9;

/**
 * Reduces a picture to the size limit, because phones take larger ones. A small one is unchanged.
 * @throws when it cannot be read.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= PICTURE_BYTES_MAX) {
    return file;
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, EDGE / Math.min(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    ),
  );
}
