import type { Language, ReportFailure } from '@portal/shared/domain/enumerations';

/** Why a report failed, in mails. */
const REASONS: Readonly<Record<Language, Readonly<Record<ReportFailure, string>>>> = {
  en: {
    CANCELLED: 'it was canceled',
    LATE: 'it took longer than 4 hours',
    BROKEN: 'something went wrong on our side, three times',
    NO_RIGHT: 'your rights or access no longer cover it',
    NO_ROWS: 'there was nothing to report',
    TOO_LARGE: 'it has more rows than a file holds',
  },
  es: {
    CANCELLED: 'se canceló',
    LATE: 'tardó más de 4 horas',
    BROKEN: 'algo falló por nuestra parte, tres veces',
    NO_RIGHT: 'sus permisos o su acceso ya no lo cubren',
    NO_ROWS: 'no había nada que informar',
    TOO_LARGE: 'tiene más filas de las que admite un archivo',
  },
  fr: {
    CANCELLED: 'il a été annulé',
    LATE: 'il a pris plus de 4 heures',
    BROKEN: 'une erreur s’est produite de notre côté, trois fois',
    NO_RIGHT: 'vos droits ou votre accès ne le couvrent plus',
    NO_ROWS: 'il n’y avait rien à rapporter',
    TOO_LARGE: 'il a plus de lignes qu’un fichier n’en contient',
  },
  ja: {
    CANCELLED: 'キャンセルされました',
    LATE: '4時間を超えました',
    BROKEN: '当方で問題が3回発生しました',
    NO_RIGHT: '権限またはアクセス範囲の対象外になりました',
    NO_ROWS: '該当するものがありませんでした',
    TOO_LARGE: '行数が1つのファイルの上限を超えています',
  },
  'zh-CN': {
    CANCELLED: '已被取消',
    LATE: '用时超过 4 小时',
    BROKEN: '我们这边出现了三次问题',
    NO_RIGHT: '您的权限或访问范围不再涵盖它',
    NO_ROWS: '没有可报告的内容',
    TOO_LARGE: '行数超过一个文件的上限',
  },
};

/** Returns why a report failed, in a language. */
export const reportFailureReason = (failure: ReportFailure, language: Language): string => REASONS[language][failure];
