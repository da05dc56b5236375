import chromium from '@sparticuz/chromium'
import { chromium as pw } from 'playwright'
const [,, origin, who, out, ...paths] = process.argv
const b = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--headless=shell','--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] })
for (const [tag, vp, scheme] of [['d',{width:1280,height:900},'light'],['m',{width:390,height:844},'light'],['k',{width:1280,height:900},'dark']]) {
  if (process.env.ONLY && !process.env.ONLY.includes(tag)) continue
  const c = await b.newContext({ baseURL: origin, viewport: vp, colorScheme: scheme, locale:'en-IN', timezoneId:'Asia/Kolkata' })
  const p = await c.newPage()
  p.on('console', m => m.type()==='error' && console.log(tag, 'CONSOLE', m.text().slice(0,300)))
  p.on('pageerror', e => console.log(tag, 'PAGEERROR', e.message.slice(0,300)))
  if (who !== '-') {
    const r = await fetch(origin+'/api/v1/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:who+'@example.com',password:'demo-password-1'})}).then(r=>r.json())
    if (!r.data) { console.log(r); process.exit(1) }
    await c.addInitScript(([t,u])=>{localStorage.setItem('token',t);localStorage.setItem('userType',u);document.cookie='token='+t+';path=/'},[r.data.accessToken,r.data.userType])
  }
  for (const path of paths) {
    await p.goto(path, {waitUntil:'networkidle'}).catch(e=>console.log(e.message.slice(0,100)))
    await p.waitForTimeout(800)
    const over = await p.evaluate(()=>document.documentElement.scrollWidth - innerWidth)
    if (over>0) console.log(tag, path, 'OVERFLOW', over)
    await p.screenshot({ path: `${out}/${who}-${tag}${path.replace(/[^a-z0-9]+/gi,'_')}.png`, fullPage: process.env.FULL==='1' })
  }
  await c.close()
}
await b.close()
