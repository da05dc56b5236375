import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { countryChoices } from '../../components/country_choices'
import { eachPeriod } from '#api/jobs/job_facts'
import { billingIntervals, type BillingInterval } from '#api/billing/billing_facts'
import { moneyWords } from '#api/billing/money/currency_facts'
import { dayCount, grouped } from '../../components/format'
import { pricingAt, pricingOf } from '../../../../api/pages/page_address'
import type { DataOf } from '../../app/api'
import { addressOf } from '../../app/language'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { NotYet } from '../../components/page/fetched'
import { Prose } from '../../components/prose'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { featureWords } from './feature_words'
import { useTitle } from '../../components/page/title'

type Plan = DataOf<'GET', '/get-all-plans'>[number]
type Product = DataOf<'GET', '/get-all-addons'>[number]

/** What it costs, for companies and candidates, in a country; every switch is an address, so it works without a script. */
export default function Pricing() {
  useTitle(t`Pricing`)
  const [params] = useSearchParams()
  const { country, interval } = pricingOf(params)
  const plans = useQuery(
    read('GET', '/get-all-plans', { query: { country, billingInterval: interval } })
  )
  const addons = useQuery(read('GET', '/get-all-addons', { query: { country } })).data?.data ?? []
  const mine =
    useQuery(read('GET', '/get-all-addons', { query: { country, side: 'candidate' } })).data
      ?.data ?? []
  return (
    <div className="c-page c-topic">
      <h1>{t`Pricing`}</h1>
      <p>
        {t`Candidates apply, interview and take tests free of charge. Companies begin with the free plan and take a larger one when they hire more.`}
      </p>
      <Switches country={country} interval={interval} />
      {!plans.data ? (
        <NotYet read={plans} what={t`The prices`}>
          <ListSkeleton rows={3} height={160} />
        </NotYet>
      ) : plans.data.data.length === 0 ? (
        <EmptyState title={t`No plan is on sale in this country`}>
          {t`Choose another country, or post your first jobs with the free plan.`}
        </EmptyState>
      ) : (
        <>
          <section aria-label={t`Plans for companies`}>
            <ul className="pr-plans">
              {plans.data.data.map((plan, index) => (
                <li key={plan._id}>
                  <PlanCard plan={plan} leads={index === 0} />
                </li>
              ))}
            </ul>
          </section>
          <Comparison plans={plans.data.data} />
        </>
      )}
      <Products title={t`What companies add`} id="addons" products={addons} />
      <Products title={t`For candidates`} id="candidates" products={mine}>
        {t`None of it changes which jobs you see or who answers you; paid places say “Sponsored”.`}
      </Products>
      <Questions />
    </div>
  )
}

function Switches({ country, interval }: { country: string; interval: BillingInterval }) {
  const go = useNavigate()
  const countries = useQuery(read('GET', '/countries')).data?.data ?? []
  return (
    <div className="pr-switches">
      <nav aria-label={t`How often you pay`} className="pr-intervals">
        {billingIntervals.map(({ value, label }) => (
          <Link
            key={value}
            to={pricingAt({ country, interval: value })}
            aria-current={value === interval ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <form action={addressOf('/pricing')} method="get">
        {interval !== 'month' && <input type="hidden" name="interval" value={interval} />}
        <label htmlFor="pr-country">{t`Prices in`}</label>
        <select
          id="pr-country"
          name="country"
          className="pr-select"
          key={country}
          defaultValue={country}
          onChange={(event) =>
            void go(pricingAt({ country: event.target.value, interval }), {
              preventScrollReset: true,
            })
          }
        >
          {countryChoices(countries).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="c-button" data-kind="plain" data-size="sm">
            {t`Show prices`}
          </button>
        </noscript>
      </form>
    </div>
  )
}

/** "plus 18 % tax: ₹3,538.82", or that none is added. */
function taxWords({ currency, tax, taxIncluded }: Pick<Plan, 'currency' | 'tax' | 'taxIncluded'>) {
  if (!currency || tax.percent === 0) return t`no tax is added`
  const rest = taxIncluded
    ? t`${{ moneyWords: moneyWords(tax.without, currency) }} before tax`
    : t`${{ moneyWords: moneyWords(tax.with, currency) }} with tax`
  const { percent } = tax
  return taxIncluded ? t`with ${percent} % tax, ${rest}` : t`plus ${percent} % tax, ${rest}`
}

/** Companies begin with the first plan, so its act leads; who has a plan already is led nowhere. */
function PlanCard({ plan, leads }: { plan: Plan; leads: boolean }) {
  const { userType } = useSession()
  const isCompany = userType === 'client'
  return (
    <article className="pr-plan" aria-labelledby={`plan-${plan.slug}`}>
      <h2 id={`plan-${plan.slug}`}>{plan.name}</h2>
      <p>{plan.description}</p>
      <p className="pr-price">
        {plan.isFree || !plan.currency ? t`Free` : moneyWords(plan.amount, plan.currency)}
        <small>
          {plan.isFree
            ? t`for as long as you like`
            : `${eachPeriod(plan.interval)}, ${taxWords(plan)}`}
        </small>
      </p>
      <ul>
        {plan.features.map(({ key, label, value }) => (
          <li key={key}>{featureWords(label, value)}</li>
        ))}
      </ul>
      <Link
        className="c-button"
        data-kind={leads && !isCompany ? undefined : 'plain'}
        to={isCompany ? '/client/billing' : '/sign-up?as=client'}
      >
        {isCompany
          ? t`Open your plan`
          : plan.isFree
            ? t`Start free`
            : plan.trialDays > 0
              ? t`Try ${{ name: plan.name }} ${{ trial: dayCount(plan.trialDays) }}`
              : t`Choose ${{ name: plan.name }}`}
      </Link>
    </article>
  )
}

/** The plans beside each other, line by line. */
function Comparison({ plans }: { plans: Plan[] }) {
  const rows = plans[0].features.map(({ key, label }) => ({ key, label }))
  const valueOf = (plan: Plan, key: string) => {
    const value = plan.features.find((feature) => feature.key === key)?.value ?? 0
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    return value === 0 ? t`None` : grouped(value)
  }
  const price = (plan: Plan, amount: number) =>
    plan.isFree || !plan.currency ? t`Free` : moneyWords(amount, plan.currency)
  return (
    <section className="c-part" aria-labelledby="compare">
      <div className="c-part-head">
        <h2 id="compare">{t`Compare the plans`}</h2>
      </div>
      <div className="pr-scroll" tabIndex={0} role="region" aria-labelledby="compare">
        <table className="pr-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t`What is included`}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan._id} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {plans[0].interval === 'year' ? t`A year, before tax` : t`A month, before tax`}
              </th>
              {plans.map((plan) => (
                <td key={plan._id}>{price(plan, plan.tax.without)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">
                {plans[0].interval === 'year' ? t`A year, with tax` : t`A month, with tax`}
              </th>
              {plans.map((plan) => (
                <td key={plan._id}>{price(plan, plan.tax.with)}</td>
              ))}
            </tr>
            {rows.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {plans.map((plan) => (
                  <td key={plan._id}>{valueOf(plan, key)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t`Free trial`}</th>
              {plans.map((plan) => (
                <td key={plan._id}>{plan.trialDays ? dayCount(plan.trialDays) : t`None`}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Products({
  title,
  id,
  products,
  children,
}: {
  title: string
  id: string
  products: Product[]
  children?: string
}) {
  if (products.length === 0) return null
  return (
    <section className="c-part" aria-labelledby={id}>
      <div className="c-part-head">
        <h2 id={id}>{title}</h2>
      </div>
      {children && <p className="dim">{children}</p>}
      <ul className="pr-products">
        {products.map((product) => (
          <li key={product._id}>
            <div>
              <strong>{product.name}</strong>
              <p>{product.description}</p>
              {product.slabs.length > 1 && <p className="num">{slabWords(product)}</p>}
            </div>
            <p className="pr-price">
              {moneyWords(product.amount, product.currency)}
              <small>
                {product.unit === 'flat' ? '' : `${units()[product.unit]}, `}
                {taxWords(product)}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is asked of prices, in groups; each opens by itself, without a script too. */
function Questions() {
  const faqs =
    useQuery(read('GET', '/open-faqs', { query: { audience: 'Pricing' } })).data?.data ?? []
  if (faqs.length === 0) return null
  return (
    <section className="c-part" aria-labelledby="questions">
      <div className="c-part-head">
        <h2 id="questions">{t`Questions about prices`}</h2>
        <Link to="/faqs">{t`All questions`}</Link>
      </div>
      <div className="c-read" data-long="">
        {[...Map.groupBy(faqs, ({ group }) => group)].map(([group, list]) => (
          <div key={group} className="pr-faqs">
            <h3>{group}</h3>
            {list.map(({ _id, question, answer }) => (
              <details key={_id} className="c-faq">
                <summary>{question}</summary>
                <Prose html={answer} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

const units = (): Record<string, string> => ({ seat: t`a user`, credit: t`each` })

/** "1 to 9: ₹500.00 each · 10 to 49: ₹450.00 each · from 50: ₹400.00 each". */
const slabWords = ({ slabs, currency }: Product) =>
  slabs
    .map(({ upTo, amount }, index) => {
      const from = index === 0 ? 1 : slabs[index - 1].upTo! + 1
      const range = upTo === null ? t`from ${from}` : t`${from} to ${upTo}`
      return t`${range}: ${{ moneyWords: moneyWords(amount, currency) }} each`
    })
    .join(' · ')
