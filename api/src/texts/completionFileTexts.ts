import type { CompletionStatus, Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

/** The texts of a file of the responses of an incentive. */
export interface CompletionFileTexts {
  readonly headings: readonly string[];
  readonly statuses: Readonly<Record<CompletionStatus, string>>;
}

const TEXTS: Readonly<Record<Language, CompletionFileTexts>> = {
  en: {
    headings: [
      'Completion date ({zone})',
      'Recipient email',
      'Recipient',
      'Response ID',
      'Order ID',
      'Status',
      'Tries',
    ],
    statuses: {
      COMPLETE: 'Complete',
      END_DATE_PASSED: 'End date passed',
      COMPLETES_EXCEEDED: 'Completes exceeded',
      EMAIL_NORMALIZATION_FAILED: 'Email normalization failed',
      INVALID_EMAIL: 'Invalid email',
      QUANTITY_EXCEEDED: 'Quantity exceeded',
      INSUFFICIENT_FUNDS: 'Insufficient funds',
      SYSTEM_FAILURE: 'System failure',
    },
  },
  es: {
    headings: [
      'Fecha de finalización ({zone})',
      'Correo del destinatario',
      'Destinatario',
      'ID de respuesta',
      'ID de pedido',
      'Estado',
      'Intentos',
    ],
    statuses: {
      COMPLETE: 'Completada',
      END_DATE_PASSED: 'Fecha de fin superada',
      COMPLETES_EXCEEDED: 'Límite de respuestas superado',
      EMAIL_NORMALIZATION_FAILED: 'No se pudo normalizar el correo',
      INVALID_EMAIL: 'Correo no válido',
      QUANTITY_EXCEEDED: 'Cantidad superada',
      INSUFFICIENT_FUNDS: 'Fondos insuficientes',
      SYSTEM_FAILURE: 'Error del sistema',
    },
  },
  fr: {
    headings: [
      'Date de la réponse ({zone})',
      'E-mail du destinataire',
      'Destinataire',
      'Identifiant de réponse',
      'Identifiant de commande',
      'État',
      'Tentatives',
    ],
    statuses: {
      COMPLETE: 'Terminée',
      END_DATE_PASSED: 'Date de fin dépassée',
      COMPLETES_EXCEEDED: 'Nombre de réponses dépassé',
      EMAIL_NORMALIZATION_FAILED: 'Normalisation de l’e-mail impossible',
      INVALID_EMAIL: 'E-mail non valide',
      QUANTITY_EXCEEDED: 'Quantité dépassée',
      INSUFFICIENT_FUNDS: 'Solde insuffisant',
      SYSTEM_FAILURE: 'Erreur du système',
    },
  },
  ja: {
    headings: ['完了日 ({zone})', '受取人のメールアドレス', '受取人', '回答ID', '注文ID', 'ステータス', '試行回数'],
    statuses: {
      COMPLETE: '完了',
      END_DATE_PASSED: '終了日を過ぎています',
      COMPLETES_EXCEEDED: '回答数の上限超過',
      EMAIL_NORMALIZATION_FAILED: 'メールアドレスの正規化に失敗',
      INVALID_EMAIL: '無効なメールアドレス',
      QUANTITY_EXCEEDED: '数量の上限超過',
      INSUFFICIENT_FUNDS: '残高不足',
      SYSTEM_FAILURE: 'システム障害',
    },
  },
  'zh-CN': {
    headings: ['完成日期 ({zone})', '收件人电子邮件', '收件人', '答复 ID', '订单 ID', '状态', '尝试次数'],
    statuses: {
      COMPLETE: '完成',
      END_DATE_PASSED: '已过结束日期',
      COMPLETES_EXCEEDED: '超出答复上限',
      EMAIL_NORMALIZATION_FAILED: '电子邮件规范化失败',
      INVALID_EMAIL: '无效的电子邮件',
      QUANTITY_EXCEEDED: '超出数量',
      INSUFFICIENT_FUNDS: '余额不足',
      SYSTEM_FAILURE: '系统故障',
    },
  },
};

/** Returns the texts of such a file; its times are those of the zone. */
export const completionFileTexts = (language: Language, timeZone: string): CompletionFileTexts => ({
  ...TEXTS[language],
  headings: TEXTS[language].headings.map((heading) => fillText(heading, { zone: timeZone })),
});
