/** What became of an upload: kept, or a code (0: no answer came) with the server's sentence in the reader's language. */
export type AttachmentOutcome = { readonly code: number; readonly sentence: string } | null;

/** Sends the file of an application; told of its progress, 0 to 1, as `fetch` cannot. Null where it is kept. */
export function uploadAttachment(
  file: File,
  onProgress: (share: number) => void,
): Promise<AttachmentOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web/partner/attachment');
    request.setRequestHeader('x-requested-with', 'XMLHttpRequest');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      const answer = request.response as { code?: number; msg?: string } | null;
      if (answer?.code === 0) resolve(null);
      else resolve({ code: answer?.code ?? request.status, sentence: answer?.msg ?? '' });
    };
    const form = new FormData();
    form.append('attachment', file, file.name);
    request.send(form);
  });
}
