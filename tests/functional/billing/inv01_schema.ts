// The parts of the schema INV-01 (version 1.1, notified 30 July 2020) that we fill: what is needed, lengths, forms and bounds.
const text = (least: number, most: number) => ({
  type: 'string',
  minLength: least,
  maxLength: most,
  pattern: '^([^\\\\"])*$',
})
const form = (pattern: string) => ({ type: 'string', pattern })
const rupees = { type: 'number', minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 }
const date = form('^[0-3][0-9]/[0-1][0-9]/[2][0][1-2][0-9]$')
const pin = { type: 'number', minimum: 100_000, maximum: 999_999 }
const place = form('^(?!0+$)([0-9]{1,2})$')
const number = form('^([a-zA-Z1-9]{1}[a-zA-Z0-9/-]{0,15})$')

const of = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

export const inv01 = of(
  {
    Version: { const: '1.1' },
    TranDtls: of({
      TaxSch: { const: 'GST' },
      SupTyp: { enum: ['B2B', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'] },
      RegRev: { enum: ['Y', 'N'] },
      IgstOnIntra: { enum: ['Y', 'N'] },
    }),
    DocDtls: of({ Typ: { enum: ['INV', 'CRN', 'DBN'] }, No: number, Dt: date }),
    SellerDtls: of({
      Gstin: form('^[0-9]{2}[0-9A-Z]{13}$'),
      LglNm: text(3, 100),
      Addr1: text(1, 100),
      Loc: text(3, 50),
      Pin: pin,
      Stcd: place,
    }),
    BuyerDtls: of(
      {
        Gstin: form('^(([0-9]{2}[0-9A-Z]{13})|URP)$'),
        LglNm: text(3, 100),
        Pos: place,
        Addr1: text(1, 100),
        Addr2: text(3, 100),
        Loc: text(3, 100),
        Pin: pin,
        Stcd: place,
      },
      ['Addr2']
    ),
    ItemList: {
      type: 'array',
      minItems: 1,
      maxItems: 1_000,
      items: of({
        SlNo: form('^([0-9]{1,6})$'),
        PrdDesc: text(3, 300),
        IsServc: { const: 'Y' },
        HsnCd: form('^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
        Qty: { type: 'number', minimum: 0 },
        Unit: form('^([A-Z|a-z]{3,8})$'),
        UnitPrice: { type: 'number', minimum: 0, multipleOf: 0.001 },
        TotAmt: rupees,
        Discount: rupees,
        AssAmt: rupees,
        GstRt: { type: 'number', minimum: 0, maximum: 999.999 },
        IgstAmt: rupees,
        CgstAmt: rupees,
        SgstAmt: rupees,
        TotItemVal: rupees,
      }),
    },
    ValDtls: of(
      {
        AssVal: rupees,
        CgstVal: rupees,
        SgstVal: rupees,
        IgstVal: rupees,
        Discount: rupees,
        OthChrg: rupees,
        RndOffAmt: { type: 'number', minimum: -99.99, maximum: 99.99 },
        TotInvVal: rupees,
        TotInvValFc: rupees,
      },
      ['TotInvValFc']
    ),
    RefDtls: of({
      PrecDocDtls: { type: 'array', items: of({ InvNo: number, InvDt: date }) },
    }),
    ExpDtls: of({ ForCur: form('^[A-Z|a-z]{3,16}$'), CntCode: form('^([A-Z]{2})$') }),
  },
  ['RefDtls', 'ExpDtls']
)
