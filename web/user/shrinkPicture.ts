/** Bytes that the server takes. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;
/** Kinds that it reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const EDGE = 1024;
const QUALITY = 0.9;

/** Makes a picture small enough to be sent: phones take larger ones. One that is small already goes as it is. @throws where it cannot be read. */
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
