import type { Language } from '@portal/shared/domain/enumerations';

export interface TextReplyTexts {
  readonly STOP: string;
  readonly START: string;
  readonly HELP: string;
}

/** The answers to replies to text messages, by language; `{product}` and `{helpCentre}` are filled in. */
export const TEXT_REPLY_TEXTS: Readonly<Record<Language, TextReplyTexts>> = {
  en: {
    STOP: '{product}: you will get no more rewards by text at this number. Reply START to get them again.',
    START: '{product}: you can get rewards by text at this number again. Reply STOP to end.',
    HELP: '{product}: we send rewards by text when somebody gives you one. Reply STOP to end. Help: {helpCentre}',
  },
  es: {
    STOP: '{product}: ya no recibirás recompensas por SMS en este número. Responde START para volver a recibirlas.',
    START:
      '{product}: ya puedes volver a recibir recompensas por SMS en este número. Responde STOP para darte de baja.',
    HELP: '{product}: enviamos recompensas por SMS cuando alguien te regala una. Responde STOP para darte de baja. Ayuda: {helpCentre}',
  },
  fr: {
    STOP: '{product}\u00a0: vous ne recevrez plus de récompenses par SMS à ce numéro. Répondez START pour en recevoir à nouveau.',
    START:
      '{product}\u00a0: vous pouvez à nouveau recevoir des récompenses par SMS à ce numéro. Répondez STOP pour vous désabonner.',
    HELP: '{product}\u00a0: nous envoyons des récompenses par SMS quand quelqu’un vous en offre une. Répondez STOP pour vous désabonner. Aide\u00a0: {helpCentre}',
  },
  ja: {
    STOP: '{product}：今後、この番号にリワードの SMS は送信されません。再開するには START と返信してください。',
    START: '{product}：この番号でリワードの SMS を再び受け取れます。配信停止は STOP と返信してください。',
    HELP: '{product}：リワードが贈られたときに SMS でお届けしています。配信停止は STOP と返信してください。ヘルプ：{helpCentre}',
  },
  'zh-CN': {
    STOP: '{product}：此号码将不再收到奖励短信。如需恢复，请回复 START。',
    START: '{product}：此号码可重新接收奖励短信。回复 STOP 退订。',
    HELP: '{product}：有人向您赠送奖励时，我们会通过短信发送。回复 STOP 退订。帮助：{helpCentre}',
  },
};
