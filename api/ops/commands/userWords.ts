/** Identifier of a user. */
export type UserWords = { id: string } | { phone: string } | { steamId: string } | { nickname: string };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const STEAM_ID = /^7656119[0-9]{10}$/;
/** A mainland mobile number, with or without the country code. */
const PHONE = /^(?:\+?86)?(1[3-9][0-9]{9})$/;

/** Distinguishes a user's id, SteamID64, phone number and nickname by their format. */
export function userWords(text: string): UserWords {
  if (UUID.test(text)) return { id: text.toLowerCase() };
  if (STEAM_ID.test(text)) return { steamId: text };
  const phone = PHONE.exec(text.replace(/[\s-]/g, ''));
  return phone ? { phone: `+86${phone[1]}` } : { nickname: text };
}
