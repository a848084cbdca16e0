import type { Language } from '@portal/shared/domain/enumerations';

interface OauthPageTexts {
  readonly title: string;
  readonly unknownApp: string;
  readonly foreignAddress: string;
  readonly other: string;
  readonly next: string;
}

/** The page for a request of an app that cannot be led back to it. */
export const OAUTH_PAGE_TEXTS: Readonly<Record<Language, OauthPageTexts>> = {
  en: {
    title: 'The app could not be connected',
    unknownApp: 'We do not know this app, or it works no longer.',
    foreignAddress: 'The app asks to lead you to an address that is not registered for it. We do not go there.',
    other: 'The request of the app is not complete or not valid.',
    next: 'Nothing was allowed. Go back to the app and try again, or tell its maker what stands below.',
  },
  es: {
    title: 'No se pudo conectar la aplicación',
    unknownApp: 'No conocemos esta aplicación, o ya no funciona.',
    foreignAddress: 'La aplicación quiere llevarle a una dirección que no tiene registrada. No vamos allí.',
    other: 'La solicitud de la aplicación está incompleta o no es válida.',
    next: 'No se permitió nada. Vuelva a la aplicación e inténtelo de nuevo, o comunique a quien la creó lo que aparece abajo.',
  },
  fr: {
    title: 'L’application n’a pas pu être connectée',
    unknownApp: 'Nous ne connaissons pas cette application, ou elle ne fonctionne plus.',
    foreignAddress:
      'L’application veut vous mener à une adresse qui n’est pas enregistrée pour elle. Nous n’y allons pas.',
    other: 'La demande de l’application est incomplète ou n’est pas valide.',
    next: 'Rien n’a été autorisé. Retournez dans l’application et réessayez, ou communiquez à la personne qui l’a créée ce qui figure ci-dessous.',
  },
  ja: {
    title: 'アプリを接続できませんでした',
    unknownApp: 'このアプリは登録されていないか、使用できなくなっています。',
    foreignAddress: 'アプリは、登録されていないアドレスへの移動を求めています。そこへは移動しません。',
    other: 'アプリの要求が不完全か、正しくありません。',
    next: '何も許可されていません。アプリに戻ってもう一度お試しいただくか、以下の内容をアプリの作成者に知らせてください。',
  },
  'zh-CN': {
    title: '无法连接该应用',
    unknownApp: '我们不认识此应用，或者它已不再可用。',
    foreignAddress: '应用要将您带到未为其登记的地址。我们不会前往该地址。',
    other: '应用的请求不完整或无效。',
    next: '未授予任何权限。请返回应用重试，或将以下内容告知其开发者。',
  },
};
