const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const WEEKDAYS_ZH = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of the price history (ISO 8601, midnight of UTC): `11-02`, or with its weekday `11-02 周一`; in English `2 Nov Mon`. */
export function dayText(day: string, language: string, hasWeekday = false): string {
  const date = new Date(day);
  if (language === 'en') {
    const text = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
    return hasWeekday ? `${text} ${WEEKDAYS_EN[date.getUTCDay()]}` : text;
  }
  const text = day.slice(5, 10);
  return hasWeekday ? `${text} ${WEEKDAYS_ZH[date.getUTCDay()]}` : text;
}
