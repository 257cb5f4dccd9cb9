import { Refusal } from '../../kernel/refusal.ts';

/** A refusal of the file that comes with an application. */
abstract class AttachmentRefusal extends Refusal {
  readonly field = 'attachment';
}

/** No file in the form. */
export class AttachmentMissing extends AttachmentRefusal {
  readonly code = 'attachmentMissing';
  constructor() {
    super('attachment: choose a file.');
  }
}

/** More bytes than are taken. */
export class AttachmentTooLarge extends AttachmentRefusal {
  readonly code = 'attachmentTooLarge';
  constructor() {
    super('attachment: at most 5 MB.');
  }
}

/** Its content is of no kind that we take, whatever it is called. */
export class AttachmentTypeWrong extends AttachmentRefusal {
  readonly code = 'attachmentTypeWrong';
  constructor() {
    super('attachment: PDF, PNG or JPEG.');
  }
}

/** There is no application under review that it could come with. */
export class AttachmentUnwanted extends AttachmentRefusal {
  readonly code = 'attachmentUnwanted';
  constructor() {
    super('attachment: only with an application under review.');
  }
}
