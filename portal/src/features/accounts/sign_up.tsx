export default function Screen() { return <h1>sign_up</h1> }
