/** Gateway to the servers of the items' pictures. */
export interface PictureGateway {
  /** Loads a picture. Null if the host is unknown, does not respond, or does not return a picture. */
  load(url: string): Promise<Buffer | null>;
}
