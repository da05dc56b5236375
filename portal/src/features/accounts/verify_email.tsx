export default function Screen() { return <h1>verify_email</h1> }
