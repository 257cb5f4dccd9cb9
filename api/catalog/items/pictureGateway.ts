/** Where the pictures of items come from: somebody else's server. */
export interface PictureGateway {
  /** The bytes of a picture; null where the address is none of the known hosts', nobody answers, or what comes is no picture. */
  load(url: string): Promise<Buffer | null>;
}
