/**
 * Messages of the refusals that a REST call can meet, below `/web` and `/open/v1` alike, in Chinese and English; the caller's language
 * cookie or header chooses.
 */
export const REFUSAL_WORDS: Record<string, { zh: string; en: string }> = {
  phoneInvalid: { zh: '请输入正确的手机号', en: 'Please enter a correct phone number.' },
  tooManyCodes: { zh: '获取验证码过于频繁，请稍后再试', en: 'Too many codes; try again later.' },
  proofOfWorkRequired: {
    zh: '请完成安全校验后再获取验证码',
    en: 'A proof of work is needed for another code.',
  },
  codeWrong: { zh: '登录失败，验证码错误', en: 'Login failed, verification code incorrect.' },
  agreementMissing: { zh: '请先同意用户协议', en: 'Please agree to the user agreement first.' },
  stepUpCodeWrong: { zh: '验证码错误或已失效', en: 'The code is wrong or no longer valid.' },
  pictureMissing: { zh: '请选择一张图片', en: 'picture: choose a picture.' },
  pictureTooLarge: { zh: '图片不能超过 2 MB', en: 'picture: at most 2 MB.' },
  pictureTypeWrong: { zh: '图片只支持 JPEG、PNG 或 WebP 格式', en: 'picture: JPEG, PNG or WebP.' },
  pictureUnreadable: {
    zh: '图片已损坏或像素过多，请换一张',
    en: 'picture: it is damaged or has too many pixels.',
  },
  attachmentMissing: { zh: '请选择一个文件', en: 'attachment: choose a file.' },
  attachmentTooLarge: { zh: '附件不能超过 5 MB', en: 'attachment: at most 5 MB.' },
  attachmentTypeWrong: { zh: '附件只支持 PDF、PNG 或 JPEG 格式', en: 'attachment: PDF, PNG or JPEG.' },
  attachmentUnwanted: {
    zh: '只有审核中的申请可以上传附件',
    en: 'attachment: only with an application under review.',
  },
  codeNotSent: { zh: '验证码发送失败，请稍后再试', en: 'The code could not be sent; try again in a moment.' },
  serviceClosed: { zh: '该服务暂时关闭', en: 'This service is closed for now' },
  listingGone: { zh: '该饰品已售出或已下架', en: 'This listing is no longer on sale.' },
  priceChanged: { zh: '价格已变动', en: 'The price has changed.' },
  noListingWithinLimit: {
    zh: '限价以内没有在售的该饰品',
    en: 'No copy of this item is on sale within the price limit.',
  },
  marketItemUnknown: { zh: '市场中没有这个饰品', en: 'The market has no item of this name.' },
  insufficientFunds: { zh: '余额不足', en: 'The balance is too low.' },
  ownListing: { zh: '不能购买自己的饰品', en: 'You cannot buy your own listing.' },
  tradeUrlMissing: { zh: '请填写交易链接', en: 'A trade link is needed.' },
  tradeUrlInvalid: { zh: '交易链接格式不正确', en: 'This is no Steam trade link.' },
  tradeBanned: {
    zh: '该交易链接的 Steam 账号已被限制交易，无法收货',
    en: 'Steam has banned the account of this trade link from trading; it cannot receive items.',
  },
  accountBlocked: { zh: '账户正在接受审核', en: 'The account is held for review.' },
  requestIdReused: { zh: '该编号已用于另一个请求', en: 'This number was used for another request.' },
  cancelNotAllowed: { zh: '订单当前不能取消', en: 'This order cannot be cancelled now.' },
  nothingSelected: { zh: '没有要处理的饰品', en: 'There is nothing to be done.' },
};
