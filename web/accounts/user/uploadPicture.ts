/**
 * The result of an upload: the new URL, or a code (0: no response) with the server's message in the reader's
 * language.
 */
export type UploadOutcome =
  | { readonly avatar: string }
  | { readonly code: number; readonly sentence: string };

/**
 * Uploads a picture by the one endpoint that accepts a form, and reports its progress, 0 to 1, which `fetch` cannot
 * do.
 */
export function uploadPicture(picture: Blob, onProgress: (share: number) => void): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web/avatar');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      const answer = request.response as { code?: number; msg?: string; data?: { avatar?: string } } | null;
      const avatar = answer?.code === 0 ? answer.data?.avatar : undefined;
      if (avatar !== undefined) resolve({ avatar });
      else resolve({ code: answer?.code ?? request.status, sentence: answer?.msg ?? '' });
    };
    const form = new FormData();
    form.append('picture', picture, 'picture');
    request.send(form);
  });
}
