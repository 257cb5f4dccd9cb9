/** The result of an upload: stored, or a code (0: no response) with the server's message in the reader's language. */
export type AttachmentOutcome = { readonly code: number; readonly sentence: string } | null;

/**
 * Uploads the file of an application and reports its progress, 0 to 1, which `fetch` cannot do. Null when it is
 * stored.
 */
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
