/** What became of an upload: the new address, or a code (0: no answer came) with the server's sentence in the reader's language. */
export type UploadOutcome =
  | { readonly avatar: string }
  | { readonly code: number; readonly sentence: string };

/** Sends a picture by the one call that takes a form; told of its progress, 0 to 1, as `fetch` cannot. */
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
