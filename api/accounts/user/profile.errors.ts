import { Refusal } from '../../kernel/refusal.ts';

/** A refusal of one field of the profile. */
abstract class NicknameRefusal extends Refusal {
  readonly field = 'nickname';
}

/** Too short or too long. */
export class NicknameLengthWrong extends NicknameRefusal {
  readonly code = 'nicknameLengthWrong';
  constructor() {
    super('A nickname has 2 to 20 characters.');
  }
}

/** Characters that cannot be seen, or that turn or cover the text around them. */
export class NicknameCharactersWrong extends NicknameRefusal {
  readonly code = 'nicknameCharactersWrong';
  constructor() {
    super('The nickname has characters that cannot be used.');
  }
}

/** It would make its bearer look like the platform, its staff or somebody without a name. */
export class NicknameReserved extends NicknameRefusal {
  readonly code = 'nicknameReserved';
  constructor() {
    super('The nickname looks like the platform or its staff.');
  }
}

/** The last change is too fresh. */
export class NicknameTooSoon extends NicknameRefusal {
  readonly code = 'nicknameTooSoon';
  readonly availableAt: Date;
  constructor(availableAt: Date) {
    super('The nickname was changed lately.');
    this.availableAt = availableAt;
  }
}

/** A refusal of the uploaded picture. */
abstract class PictureRefusal extends Refusal {
  readonly field = 'picture';
}

/** No file in the form. */
export class PictureMissing extends PictureRefusal {
  readonly code = 'pictureMissing';
  constructor() {
    super('picture: choose a picture.');
  }
}

/** More bytes than are taken. */
export class PictureTooLarge extends PictureRefusal {
  readonly code = 'pictureTooLarge';
  constructor() {
    super('picture: at most 2 MB.');
  }
}

/** Its content is no picture that we take, whatever it is called. */
export class PictureTypeWrong extends PictureRefusal {
  readonly code = 'pictureTypeWrong';
  constructor() {
    super('picture: JPEG, PNG or WebP.');
  }
}

/** Damaged, cut short, or of too many pixels. */
export class PictureUnreadable extends PictureRefusal {
  readonly code = 'pictureUnreadable';
  constructor() {
    super('picture: it is damaged or has too many pixels.');
  }
}
