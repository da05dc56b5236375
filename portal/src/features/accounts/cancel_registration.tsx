export default function Screen() { return <h1>cancel_registration</h1> }
